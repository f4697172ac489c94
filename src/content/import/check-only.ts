import { systemClock } from '#platform/clock';
import { kindsOf } from '../ans/repair/repair-document.ts';
import { acceptOrRefuse, type CheckResult } from '../publish/bulk/check-all.ts';

/** Checks a document as publishing does, without the database: whether it is known or its address is taken is not known. */
export function checkOnly(text: string): CheckResult {
	const given = acceptOrRefuse(text, systemClock());
	return 'incoming' in given
		? { kind: 'checked', draftReason: given.incoming.draftReason, repairs: kindsOf(given.incoming.repairs) }
		: given;
}
