import { sampleLink } from '../sample-values.ts';

export const deletionRequestSamples = { requested: { firstName: 'Ana', ...sampleLink } };
