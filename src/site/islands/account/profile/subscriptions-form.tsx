import formStyles from '../form.module.css';
import { FormFrame } from '../form-frame.tsx';
import { FormMessage } from '../form-message.tsx';
import type { AccountForm } from '../form-state.ts';
import { ChoiceBox } from '../newsletters/choice-box.tsx';
import { choiceName } from '../newsletters/newsletter-choices.ts';
import styles from './profile.module.css';
import type { PartProps } from './profile-types.ts';
import { groupName } from './subscriptions.ts';

/** The newsletters and groups of content that a reader chooses (CIU-01 to CIU-05). */
export function SubscriptionsForm({ brand, newsletters, form: formOf }: PartProps) {
	const { words, contentGroups } = brand;
	const texts = words.account.profile;
	const form = formOf('choices');
	const kinds = [
		['general', texts.generalGroups],
		['horoscope', texts.horoscopeGroups],
	] as const;
	return (
		<FormFrame form={form} submit={texts.choicesSave} words={words.account} isQuiet>
			<Newsletters brand={brand} newsletters={newsletters} form={form} />
			{contentGroups.length > 0 && <h3 className={styles.subtitle}>{texts.groups}</h3>}
			{contentGroups.length > 0 &&
				kinds.map(([kind, title]) => (
					<fieldset key={kind} className={styles.groups}>
						<legend className={formStyles.label}>{title}</legend>
						{contentGroups
							.filter((group) => group.kind === kind)
							.map(({ id, label }) => (
								<ChoiceBox key={id} form={form} name={groupName(id)} label={label} />
							))}
					</fieldset>
				))}
		</FormFrame>
	);
}

type NewslettersProps = Pick<PartProps, 'brand' | 'newsletters'> & { readonly form: AccountForm };

/** The newsletters of the brand. Those of the reader may not be known; then none can be chosen. */
function Newsletters({ brand: { words, newsletters: offered }, newsletters, form }: NewslettersProps) {
	const { newslettersEmpty, newslettersFailed, newslettersAll } = words.account.profile;
	if (offered.length === 0) return <p>{newslettersEmpty}</p>;
	if (newsletters === undefined) return <FormMessage kind="refused">{newslettersFailed}</FormMessage>;
	return (
		<>
			<div>
				{offered.map(({ slug, title, schedule }) => (
					<ChoiceBox key={slug} form={form} name={choiceName(slug)} label={title} text={schedule} />
				))}
			</div>
			<p>
				<a className={formStyles.link} href="/newsletters/">
					{newslettersAll}
				</a>
			</p>
		</>
	);
}
