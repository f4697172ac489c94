import { sampleLink } from '../sample-values.ts';

export const verifySamples = { new: sampleLink };
