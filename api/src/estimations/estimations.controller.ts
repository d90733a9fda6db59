import { Body, Controller, Headers, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { EstimationNotFound } from '@pignon/domain/estimations/estimation-request';
import { Clock } from '@pignon/domain/shared/clock';
import type { Config } from '@pignon/infra/config/config';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { Public } from '../http/access/audience';
import { Intake } from '../http/intake/intake';
import type { Request } from '../http/request';
import { estimationToken, isEstimationToken } from './estimation-token';
import { StartEstimationDto, SubmitEstimationDto } from './estimations.dto';
import { StartEstimation } from './start-estimation.command';
import { SubmitEstimation } from './submit-estimation.command';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

@ApiTags('estimations')
@ApiHeader({ name: 'Idempotency-Key', required: false })
@Public()
@Controller('api/estimations')
export class EstimationsController {
  constructor(
    private readonly intake: Intake,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Step R1. */
  @Post()
  @HttpCode(202)
  async start(@Body() body: StartEstimationDto, @Req() request: Request): Promise<{ id: string; token: string }> {
    const { id } = await this.intake.accept(
      request,
      'estimations.start',
      body,
      new StartEstimation(body.contact(), Boolean(body.website)),
    );
    return { id, token: estimationToken(this.config.secretKey, id) };
  }

  /** Step R2. */
  @Post(':id/submit')
  @HttpCode(202)
  @ApiBearerAuth()
  async submit(
    @Param('id') id: string,
    @Headers('authorization') authorization: string | undefined,
    @Body() body: SubmitEstimationDto,
    @Req() request: Request,
  ): Promise<{ id: string }> {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
    // A wrong token and an unknown estimation look the same.
    if (!UUID.test(id) || !isEstimationToken(this.config.secretKey, id, token, this.clock.now().getTime()))
      throw new EstimationNotFound();
    return await this.intake.accept(
      request,
      `estimations.submit:${id}`,
      body,
      new SubmitEstimation(id, body.details(), Boolean(body.website)),
    );
  }
}
