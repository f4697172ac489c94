import { sampleTime } from '../sample-values.ts';

export const reportReadySamples = { ready: { firstName: 'Ana', availableUntil: sampleTime } };
