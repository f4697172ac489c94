import { emptyForm, type LiveForm } from '../islands/account/form-state.ts';
import type { Subject } from '../subject.ts';

/** The state of a form that was posted without scripts, if `name` is the one that was posted; else an empty form. */
export function sentForm(subject: Subject, name: string): LiveForm {
	const sent = subject.kind === 'account' ? subject.sent : undefined;
	return { name, state: sent?.form === name ? sent.state : emptyForm };
}
