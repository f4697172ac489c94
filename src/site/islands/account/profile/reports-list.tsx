import { fill } from '#brands';
import { FormFrame, FormMessages } from '../form-frame.tsx';
import { ButtonForm } from './button-form.tsx';
import { LoadedPart } from './loaded-part.tsx';
import styles from './profile.module.css';
import { dayText, timeText } from './profile-dates.ts';
import type { PartProps } from './profile-types.ts';

/** The reports: asks for a copy of the reader's data, and lists the copies (API-31, API-32, P03). */
export function ReportsList({ brand, form, reports, again }: PartProps) {
	const texts = brand.words.account.profile;
	return (
		<>
			<FormFrame form={form('report')} submit={texts.reportSubmit} words={brand.words.account} isQuiet />
			<FormMessages {...form('download')} />
			<LoadedPart value={reports} again={again?.reports} words={brand.words}>
				{(loaded) => (
					<ul className={styles.list}>
						{loaded.map(({ id, ready, requestDate, availableUntil }) => (
							<li key={id} className={styles.item}>
								<span className={styles.named}>
									{fill(texts.reportOf, { date: timeText(requestDate, brand) })}
									{ready && <span className={styles.note}>{fill(texts.reportUntil, { date: dayText(availableUntil, brand) })}</span>}
								</span>
								{ready ? (
									<ButtonForm form={form('download')} words={texts.reportDownload} fields={{ id: String(id) }} />
								) : (
									<span className={styles.soft}>{texts.reportWaits}</span>
								)}
							</li>
						))}
					</ul>
				)}
			</LoadedPart>
		</>
	);
}
