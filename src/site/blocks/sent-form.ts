import { emptyForm, type LiveForm } from '../islands/account/form-state.ts';
import type { Subject } from '../subject.ts';

/** The form of a page: as it was sent, when it is the one that was, and empty otherwise. */
export function sentForm(subject: Subject, name: string): LiveForm {
	const sent = subject.kind === 'account' ? subject.sent : undefined;
	return { name, state: sent?.form === name ? sent.state : emptyForm };
}
