import formStyles from '../form.module.css';
import { FormFrame } from '../form-frame.tsx';
import type { AccountForm } from '../form-state.ts';
import styles from './profile.module.css';
import type { PartProps } from './profile-types.ts';
import { subscriptionName } from './subscriptions.ts';

/** The newsletters and groups of content that a reader chooses (CIU-01 to CIU-05). */
export function SubscriptionsForm({ brand, form: formOf }: PartProps) {
	const { words, contentGroups, newsletters } = brand;
	const texts = words.account.profile;
	const form = formOf('choices');
	const kinds = [
		['general', texts.generalGroups],
		['horoscope', texts.horoscopeGroups],
	] as const;
	return (
		<FormFrame form={form} submit={texts.choicesSave} words={words.account} isQuiet>
			{newsletters.map(({ id, name, text }) => (
				<Box key={id} form={form} name={subscriptionName('newsletters', id)} label={name} text={text} />
			))}
			{contentGroups.length > 0 && <h3 className={styles.subtitle}>{texts.groups}</h3>}
			{contentGroups.length > 0 &&
				kinds.map(([kind, title]) => (
					<fieldset key={kind} className={styles.groups}>
						<legend className={formStyles.label}>{title}</legend>
						{contentGroups
							.filter((group) => group.kind === kind)
							.map(({ id, label }) => (
								<Box key={id} form={form} name={subscriptionName('contentGroups', id)} label={label} />
							))}
					</fieldset>
				))}
		</FormFrame>
	);
}

type BoxProps = { readonly form: AccountForm; readonly name: string; readonly label: string; readonly text?: string };

function Box({ form, name, label, text }: BoxProps) {
	const textId = text === undefined ? undefined : `${form.name}-${name}-text`;
	return (
		<div className={styles.choice}>
			<label className={styles.box}>
				<input type="checkbox" name={name} defaultChecked={form.state.values[name] === 'on'} aria-describedby={textId} />
				{label}
			</label>
			{text !== undefined && (
				<span id={textId} className={styles.note}>
					{text}
				</span>
			)}
		</div>
	);
}
