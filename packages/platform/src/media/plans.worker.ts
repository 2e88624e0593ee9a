import { parentPort } from 'node:worker_threads';
import { planPictures } from './plan-pictures.ts';

/** Plans in a thread of its own, while the database starts. */
parentPort?.postMessage(planPictures());
