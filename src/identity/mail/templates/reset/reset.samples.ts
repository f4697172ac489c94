import { sampleLink } from '../sample-values.ts';

export const resetSamples = { requested: sampleLink };
