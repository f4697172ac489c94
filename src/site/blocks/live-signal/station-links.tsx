import radio from 'lucide-static/icons/radio.svg?raw';
import tv from 'lucide-static/icons/tv.svg?raw';
import type { Brand } from '#brands';
import { onAirAt } from '#content/contract';
import type { Subject } from '../../subject.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './station-links.module.css';

const icons = { tv, radio };

type StationLinksProps = {
	readonly stations: Extract<Subject, { kind: 'live' }>['others'];
	readonly brand: Brand;
	readonly now: Date;
};

/** Links to other stations of the brand, each with what is on air there, or what kind of station it is. */
export function StationLinks({ stations, brand, now }: StationLinksProps) {
	const { otherStations, stationKinds } = brand.texts.schedule;
	return (
		<section className={styles.stations} aria-labelledby="senales">
			<Heading id="senales" title={otherStations} brand={brand} small />
			<ul className={styles.list}>
				{stations.map(({ station: { id, kind, title, schedule }, href }) => (
					<li key={id}>
						<a className={styles.station} href={href}>
							<Icon svg={icons[kind]} size={24} />
							<span className={styles.words}>
								<span className={styles.name}>{title}</span>
								<span className={styles.about}>{(schedule && onAirAt(schedule, now).current?.title) ?? stationKinds[kind]}</span>
							</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
