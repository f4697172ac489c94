import { fill } from '#brands';
import { FormFrame, Told } from '../form-frame.tsx';
import { AskedPart } from './asked-part.tsx';
import { ButtonForm } from './button-form.tsx';
import styles from './profile.module.css';
import { dayText, type PartProps, timeText } from './profile-parts.ts';

/** Asks for a copy of her data, and lists those that can be had or are being made (API-31, API-32, P03). */
export function ReportsList({ brand, form, reports, again }: PartProps) {
	const texts = brand.words.account.profile;
	return (
		<>
			<FormFrame form={form('report')} submit={texts.reportSubmit} words={brand.words.account} isQuiet />
			<Told state={form('download').state} />
			<AskedPart asked={reports} again={again?.reports} words={brand.words}>
				{(known) => (
					<ul className={styles.list}>
						{known.map(({ id, ready, requestDate, availableUntil }) => (
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
			</AskedPart>
		</>
	);
}
