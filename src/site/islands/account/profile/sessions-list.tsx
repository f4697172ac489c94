import { fill } from '#brands';
import { FormMessages } from '../form-frame.tsx';
import { ButtonForm } from './button-form.tsx';
import { LoadedPart } from './loaded-part.tsx';
import styles from './profile.module.css';
import { timeText } from './profile-dates.ts';
import type { PartProps } from './profile-types.ts';

/** The reader's sessions, this device's first (T12). */
export function SessionsList({ brand, form, sessions, again }: PartProps) {
	const texts = brand.words.account.profile;
	const end = form('end-session');
	return (
		<>
			<FormMessages {...end} />
			<LoadedPart value={sessions} again={again?.sessions} words={brand.words}>
				{(loaded) => (
					<>
						<ul className={styles.list}>
							{loaded
								.toSorted((one, other) => Number(other.current) - Number(one.current))
								.map(({ id, device, current, seenOn }) => (
									<li key={id} className={styles.item}>
										<span className={styles.named}>
											{device}
											<span className={styles.note}>{fill(texts.lastSeen, { date: timeText(seenOn, brand) })}</span>
										</span>
										{current ? (
											<span className={styles.soft}>{texts.thisSession}</span>
										) : (
											<ButtonForm form={end} words={texts.endSession} label={`${texts.endSession} ${device}`} fields={{ id }} />
										)}
									</li>
								))}
						</ul>
						{loaded.length > 1 && <ButtonForm form={end} words={texts.endOthers} fields={{ id: 'others' }} />}
					</>
				)}
			</LoadedPart>
		</>
	);
}
