import { sampleTime } from '../sample-values.ts';

export const passwordChangedSamples = {
	'with a name': { firstName: 'María de los Ángeles', at: sampleTime },
	nameless: { at: sampleTime },
};
