// The form to subscribe an address to newsletters. Needs the browser: it checks fields while one types, solves the captcha, and shows the
// answer in place. Without scripts the form is posted.
import type { NewsletterFormTexts } from '#brands';
import { endpoints } from '#identity/contract';
import { call, pageClient } from '#identity-client';
import { useCaptcha } from './account/captcha/use-captcha.tsx';
import type { FlashMessage } from './account/flash-message/flash-message.ts';
import { FlashMessageView } from './account/flash-message/flash-message-view.tsx';
import type { FormState } from './account/form-state.ts';
import type { FormTexts } from './account/form-texts.ts';
import { type OfferedNewsletter, subscribeSchema } from './account/newsletters/newsletter-choices.ts';
import { SubscribeView } from './account/newsletters/subscribe-view.tsx';
import { useForm } from './account/use-form.ts';

export type NewsletterFormProps = {
	readonly words: FormTexts;
	readonly texts: NewsletterFormTexts;
	readonly newsletters: readonly OfferedNewsletter[];
	readonly initial: FormState;
	/** The form is the content of its page. */
	readonly isPage: boolean;
	readonly flashMessage?: FlashMessage | undefined;
};

/** The form to subscribe. What it says afterwards is the same for every address. */
export function NewsletterForm({ words, texts, initial, flashMessage, ...view }: NewsletterFormProps) {
	const captcha = useCaptcha('magicLinkRecaptcha', words);
	const form = useForm({
		name: 'subscribe',
		schema: subscribeSchema,
		words,
		initial,
		send: async (chosen) => {
			await captcha.send((recaptchaToken) => call(pageClient(), endpoints.requestSubscription, { body: { ...chosen, recaptchaToken } }));
			return { values: {}, problems: {}, done: words.account.flashMessages['newsletter-asked'] };
		},
	});
	const notice = <FlashMessageView flashMessage={flashMessage} words={words} />;
	return <SubscribeView {...view} form={form} accountTexts={words} newsletterTexts={texts} captcha={captcha.view} notice={notice} />;
}
