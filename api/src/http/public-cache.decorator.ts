import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Observable } from 'rxjs';
import type { Request } from './request';

class MarkCacheable implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    context.switchToHttp().getRequest<Request>().cacheable = true;
    return next.handle();
  }
}

/** The answer is the same for every anonymous visitor until something that the public sees changes. */
export const Cached = () => applyDecorators(UseInterceptors(new MarkCacheable()));
