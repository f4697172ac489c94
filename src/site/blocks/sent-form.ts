import type { LinkState } from '../islands/account/email-link-state.ts';
import type { FlashMessage } from '../islands/account/flash-message/flash-message.ts';
import { type AccountForm, emptyForm } from '../islands/account/form-state.ts';
import type { Subject } from '../subject.ts';

/** The form that was posted without scripts, with its answer. */
export const sentOf = (subject: Subject) => (subject.kind === 'account' ? subject.sent : undefined);

/** The state of a form that was posted without scripts, if `name` is the one that was posted; else an empty form. */
export function sentForm(subject: Subject, name: string): AccountForm {
	const sent = sentOf(subject);
	return { name, state: sent?.form === name ? sent.state : emptyForm };
}

/** The state of the email's link that opened the page. */
export const linkOf = (subject: Subject): LinkState | undefined => (subject.kind === 'account' ? subject.link : undefined);

/** What the step before tells. */
export const toldOf = (subject: Subject): FlashMessage | undefined => (subject.kind === 'account' ? subject.flashMessage : undefined);
