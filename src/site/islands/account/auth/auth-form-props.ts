import type { Brand } from '#brands';
import type { FlashMessage } from '../flash-message/flash-message.ts';
import type { FormState } from '../form-state.ts';
import type { FormTexts } from '../form-texts.ts';
import type { FormVariant } from '../form-variant.ts';
import type { OfferedProviders } from '../sign-in-providers/provider-buttons.tsx';

/** What the forms to sign in and to sign up are made from. */
export type AuthFormProps = {
	readonly variant: FormVariant;
	readonly words: FormTexts;
	readonly initial: FormState;
	readonly afterSignIn: Brand['afterSignIn'];
	/** Whether one-time links and providers lead to this page. */
	readonly takesLink: boolean;
	/** On a page that a one-time link opened: the state of its form, as it was posted without scripts. */
	readonly link?: FormState;
	readonly offers: OfferedProviders;
	/** On the page that providers return readers to: the state of the form that finishes the sign-in without scripts. */
	readonly returned?: FormState;
	/** Account page that takes the form without scripts, for a form on another page. */
	readonly action?: string;
	/** The message that the previous account page left. */
	readonly flashMessage?: FlashMessage | undefined;
	/** Why the sign-in at a provider failed. */
	readonly failure?: string | undefined;
};
