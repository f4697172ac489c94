import { sampleLink } from '../sample-values.ts';

export const oneTimeLinkSamples = { requested: sampleLink };
