// The view of the form that subscribes an email address to newsletters. With one newsletter there is nothing to choose.
import type { ReactNode } from 'react';
import type { NewsletterFormTexts } from '#brands';
import { Field } from '../field.tsx';
import styles from '../form.module.css';
import { FormFrame } from '../form-frame.tsx';
import { FormHead } from '../form-head.tsx';
import { FormMessage } from '../form-message.tsx';
import type { AccountForm } from '../form-state.ts';
import type { FormTexts } from '../form-texts.ts';
import { ChoiceBox } from './choice-box.tsx';
import { choiceName, type OfferedNewsletter } from './newsletter-choices.ts';

export type SubscribeViewProps = {
	readonly form: AccountForm;
	readonly accountTexts: FormTexts;
	readonly newsletterTexts: NewsletterFormTexts;
	readonly newsletters: readonly OfferedNewsletter[];
	/** The form is the content of its page; elsewhere it is a part of one. */
	readonly isPage: boolean;
	readonly captcha?: ReactNode;
	/** The flash message of the previous page. */
	readonly notice?: ReactNode;
};

/** The address that takes the form without scripts. */
const action = '/newsletters/suscribir/';

export function SubscribeView({ form, accountTexts, newsletterTexts, newsletters, isPage, captcha, notice }: SubscribeViewProps) {
	return (
		<section className={styles.sheet}>
			<FormHead
				variant={isPage ? 'login-default' : 'signUp-newsletter-subscription'}
				title={newsletterTexts.title}
				subtitle={newsletterTexts.subtitle}
			/>
			{notice}
			<FormFrame form={form} submit={newsletterTexts.submit} words={accountTexts.account} action={isPage ? undefined : action}>
				<Choices form={form} newsletterTexts={newsletterTexts} newsletters={newsletters} />
				<Field form={form} name="email" label={accountTexts.account.email} type="email" autoComplete="email" inputMode="email" required />
				{captcha}
				<p className={styles.hint}>
					{newsletterTexts.consent} <a href="/proteccion-de-datos-personales/">{accountTexts.account.agree.privacy}</a>.
				</p>
			</FormFrame>
		</section>
	);
}

function Choices({ form, newsletterTexts, newsletters }: Pick<SubscribeViewProps, 'form' | 'newsletterTexts' | 'newsletters'>) {
	const [first, ...others] = newsletters;
	if (first && others.length === 0) return <input type="hidden" name={choiceName(first.slug)} value="on" />;
	const problem = form.state.problems.newsletters;
	return (
		<fieldset className={styles.choices}>
			<legend className={styles.label}>{newsletterTexts.choose}</legend>
			{newsletters.map(({ slug, title, schedule }) => (
				<ChoiceBox key={slug} form={form} name={choiceName(slug)} label={title} text={schedule} />
			))}
			{problem !== undefined && <FormMessage kind="refused">{problem}</FormMessage>}
		</fieldset>
	);
}
