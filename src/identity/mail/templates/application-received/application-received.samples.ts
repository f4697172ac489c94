import { sampleApplication } from '../sample-values.ts';

export const applicationReceivedSamples = { sent: sampleApplication };
