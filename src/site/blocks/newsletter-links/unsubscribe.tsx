import * as v from 'valibot';
import type { Brand } from '#brands';
import { defineBlock } from '../../block.ts';
import formStyles from '../../islands/account/form.module.css';
import { FormFrame } from '../../islands/account/form-frame.tsx';
import type { AccountForm } from '../../islands/account/form-state.ts';
import { ChoiceBox } from '../../islands/account/newsletters/choice-box.tsx';
import { choiceName } from '../../islands/account/newsletters/newsletter-choices.ts';
import type { UnsubscribeLink } from '../../islands/account/newsletters/newsletter-links.ts';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { formNamed } from '../form-subject.ts';
import { NewsletterNames } from './newsletter-names.tsx';

/** The page behind the unsubscribe link of an email; it needs no sign-in. It lists what ends and what else the address gets. */
export const unsubscribe = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'account' ? (subject.unsubscribeLink ?? { kind: 'damaged' as const }) : undefined),
	view: ({ data: link, context: { brand }, subject }) => (
		<AccountFrame brand={brand}>
			<div className={formStyles.sheet}>
				<PageMessage {...brand.texts.newsletters.unsubscribePage[stateOf(link)]}>
					{link.kind === 'found' && <NewsletterNames newsletters={link.newsletters} />}
					{link.kind === 'found' && <UnsubscribeForm link={link} form={formNamed(subject, 'unsubscribe')} brand={brand} />}
					{stateOf(link) !== 'active' && (
						<ButtonLink href="/newsletters/" quiet>
							{brand.texts.seeNewsletters}
						</ButtonLink>
					)}
				</PageMessage>
			</div>
		</AccountFrame>
	),
});

const stateOf = (link: UnsubscribeLink) => (link.kind === 'damaged' ? 'damaged' : link.areActive ? 'active' : 'ended');

type UnsubscribeFormProps = {
	readonly link: Extract<UnsubscribeLink, { kind: 'found' }>;
	readonly form: AccountForm;
	readonly brand: Brand;
};

/** The button, with what else the address gets. It stays after the end while there is something else to end. */
function UnsubscribeForm({ link: { areActive, others }, form, brand }: UnsubscribeFormProps) {
	const { unsubscribe: submit, others: title } = brand.texts.newsletters;
	if (!areActive && others.length === 0) return null;
	return (
		<FormFrame form={form} submit={submit} words={brand.texts.account} isQuiet={!areActive}>
			{others.length > 0 && (
				<fieldset className={formStyles.choices}>
					<legend className={formStyles.label}>{title}</legend>
					{others.map(({ id, title: name }) => (
						<ChoiceBox key={id} form={form} name={choiceName(id)} label={name} />
					))}
				</fieldset>
			)}
		</FormFrame>
	);
}
