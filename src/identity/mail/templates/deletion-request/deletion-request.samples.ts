import { sampleLink } from '../sample-values.ts';

export const deletionRequestSamples = { asked: { firstName: 'Ana', ...sampleLink } };
