import type { WorkState } from '#content/contract';

/** The names of the lists of the desk. */
export const stateNames: Readonly<Record<WorkState, string>> = {
	working: 'En trabajo',
	published: 'Publicadas',
	scheduled: 'Programadas',
	withdrawn: 'Retiradas',
	spiked: 'Descartadas',
};
