import bell from 'lucide-static/icons/bell.svg?raw';
import type { Texts } from '#brands';
import { Icon } from '../../ui/icon.tsx';
import styles from './notifications.module.css';
import { parts } from './parts.ts';

/** The list of push notifications, empty until there are some (HDR-06). */
export function Notifications({ texts }: { texts: Texts }) {
	return (
		<section className={styles.panel} id={parts.notifications} popover="auto" aria-label={texts.notifications} data-notifications="">
			<h2 className={styles.title}>{texts.notifications}</h2>
			<div className={styles.empty}>
				<Icon svg={bell} size={32} />
				<p>{texts.notificationsEmpty}</p>
			</div>
		</section>
	);
}
