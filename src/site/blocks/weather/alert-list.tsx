import warning from 'lucide-static/icons/triangle-alert.svg?raw';
import { type Brand, fill } from '#brands';
import type { WeatherAlert } from '#content/contract';
import { dayOf, noonOf } from '../../ui/dates.ts';
import { Icon } from '../../ui/icon.tsx';
import levels from './alert-level.module.css';
import styles from './alert-list.module.css';

type AlertListProps = { readonly alerts: readonly WeatherAlert[]; readonly brand: Brand };

/** The alerts in force, the gravest first. */
export const AlertList = ({ alerts, brand }: AlertListProps) => (
	<ul className={styles.alerts} aria-label={brand.texts.weather.alerts}>
		{alerts.map(({ level, title, text, until }) => (
			<li key={`${level} ${title}`} className={`${styles.alert} ${levels[level]}`}>
				<span className={styles.sign}>
					<Icon svg={warning} size={22} />
				</span>
				<p className={styles.title}>
					<span className={styles.level}>{brand.texts.weather.levels[level]}</span> {title}
				</p>
				<p className={styles.text}>{text}</p>
				<p className={styles.until}>
					{fill(brand.texts.weather.until, { time: until.time, day: dayOf(noonOf(until.date), brand).toLocaleLowerCase(brand.locale) })}
				</p>
			</li>
		))}
	</ul>
);
