import { launch } from './launch';

/** `npm start`: the whole product on this machine, until it is interrupted. */
launch(process.env);
