import type { DeskRowView } from '#newsroom/contract';
import type { Outcome } from '../api.ts';
import { reasonOf } from '../reason-of.ts';

const reasons: Readonly<Record<string, string>> = {
	NOT_PUBLISHED: 'los lectores no la tienen',
	NO_SUCH_WORK: 'ya no está',
	CHANGED_MEANWHILE: 'alguien la cambió después',
	PATH_TAKEN: 'otra nota tiene su dirección',
	INVALID_DOCUMENT: 'le falta algo para publicarse, como el título',
	UNKNOWN_SECTION: 'la sección no existe en este sitio',
};

/** Why a bulk change was not made: which story refused, and why. */
export function bulkReasonOf(outcome: Outcome<unknown>, rows: readonly DeskRowView[]): string {
	if (outcome.kind !== 'refused' || outcome.story === undefined) return reasonOf(outcome);
	const headline = rows.find(({ id }) => id === outcome.story)?.headline ?? outcome.story;
	return `No se cambió ninguna: “${headline}” no se puede, ${reasons[outcome.code] ?? outcome.code}.`;
}
