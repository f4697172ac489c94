import type { Wordmark } from '../theme.ts';

export const tnWordmark: Wordmark = {
	width: 124,
	height: 72,
	shapes: [
		{ fill: 'accent', path: 'M0 0H62L54 18H0Z' },
		{ fill: 'ink', path: 'M18 24H37V72H18ZM64 72V0H84L106 40V0H124V72H105L82 31V72Z' },
	],
};
