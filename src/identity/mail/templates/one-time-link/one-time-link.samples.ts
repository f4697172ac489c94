import { sampleLink } from '../sample-values.ts';

export const oneTimeLinkSamples = { asked: sampleLink };
