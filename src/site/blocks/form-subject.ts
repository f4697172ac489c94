// Reads the posted form, its answer and its messages from the subject of an account page or an open call; undefined or empty on other pages.
import type { LinkState } from '../islands/account/email-link-state.ts';
import type { FlashMessage } from '../islands/account/flash-message/flash-message.ts';
import { type AccountForm, emptyForm } from '../islands/account/form-state.ts';
import type { Subject } from '../subject.ts';

/** The form that was posted without scripts, with its answer; or a form that the server filled with the email of the form before it. */
export const postedFormOf = (subject: Subject) => (hasForms(subject) ? subject.sent : undefined);

const hasForms = (subject: Subject) => subject.kind === 'account' || subject.kind === 'call';

/** The form with this name: with its state if `postedFormOf` returns it, else empty. */
export function formNamed(subject: Subject, name: string): AccountForm {
	const sent = postedFormOf(subject);
	return { name, state: sent?.form === name ? sent.state : emptyForm };
}

/** The state of the email's link that opened the page. */
export const emailLinkStateOf = (subject: Subject): LinkState | undefined => (subject.kind === 'account' ? subject.link : undefined);

/** The message that the previous account page left. */
export const flashMessageOf = (subject: Subject): FlashMessage | undefined => (hasForms(subject) ? subject.flashMessage : undefined);
