import { fill } from '#brands';
import { FormMessages } from '../form-frame.tsx';
import { emptyForm } from '../form-state.ts';
import { ButtonForm } from './button-form.tsx';
import styles from './profile.module.css';
import { dayText } from './profile-dates.ts';
import type { PartProps } from './profile-types.ts';

/** The reader's logins; all but the last one and the password can be removed (PRF-03, API-38, API-39). */
export function Logins({ brand, profile: { identities }, form, link }: PartProps) {
	const texts = brand.words.account.profile;
	const { state, anchor } = form('unlink');
	const isLinkedAgain = state.done !== undefined && identities.some(({ type }) => type === state.values.type);
	return (
		<>
			<FormMessages state={isLinkedAgain ? emptyForm : state} anchor={anchor} />
			<ul className={styles.list}>
				{identities.map(({ type, userName, lastLoginDate }) => {
					const name = texts.identityNames[type] ?? type;
					return (
						<li key={`${type} ${userName}`} className={styles.item}>
							<span className={styles.named}>
								{name}
								{lastLoginDate !== null && (
									<span className={styles.note}>{fill(texts.lastUse, { date: dayText(lastLoginDate, brand) })}</span>
								)}
							</span>
							{identities.length === 1 && <span className={styles.soft}>{texts.onlyIdentity}</span>}
							{identities.length > 1 && type !== 'Password' && (
								<ButtonForm form={form('unlink')} words={texts.unlink} label={`${texts.unlink} ${name}`} fields={{ type, userName }} />
							)}
						</li>
					);
				})}
			</ul>
			{link}
		</>
	);
}
