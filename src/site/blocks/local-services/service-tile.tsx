import type { ReactNode } from 'react';
import styles from './service-tile.module.css';

type ServiceTileProps = { readonly href: string; readonly icon: ReactNode; readonly name: string | undefined; readonly news: string };

/** A service with its icon, its name and what is new. */
export const ServiceTile = ({ href, icon, name, news }: ServiceTileProps) => (
	<li className={styles.cell}>
		<a className={styles.tile} href={href}>
			<span className={styles.icon}>{icon}</span>
			<span className={styles.words}>
				<span className={styles.name}>{name}</span>
				<span className={styles.news}>{news}</span>
			</span>
		</a>
	</li>
);
