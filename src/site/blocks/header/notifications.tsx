import bell from 'lucide-static/icons/bell.svg?raw';
import alert from 'lucide-static/icons/circle-alert.svg?raw';
import type { Brand } from '#brands';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import styles from './notifications.module.css';
import { popoverIds } from './popover-ids.ts';

/** An empty `href` links to the same page, for a browser that failed to load the island. */
const thisPage = '';

/**
 * The panel of push notifications (HDR-06). Pages are cached for all readers and outlive new notifications, so the island fetches the list
 * when the panel opens.
 */
export function Notifications({ brand }: { brand: Brand }) {
	return (
		<section
			className={styles.panel}
			id={popoverIds.notifications}
			popover="auto"
			aria-label={brand.texts.notifications}
			data-notifications=""
		>
			<Panel brand={brand} />
		</section>
	);
}

function Panel({ brand: { texts, locale, timeZone } }: { brand: Brand }) {
	return (
		<>
			<h2 className={styles.title}>{texts.notifications}</h2>
			<PlainIsland name="notifications" when="visible" props={{ isNew: texts.notificationIsNew, locale, timeZone }}>
				{/* First, because the island loads when its first element is in view. */}
				<p className={`${styles.told} ${styles.asking}`} role="status">
					{texts.account.checking}
				</p>
				<div className={`${styles.told} ${styles.empty}`} data-empty="">
					<Icon svg={bell} size={32} />
					<p>{texts.notificationsEmpty}</p>
				</div>
				<div className={`${styles.told} ${styles.failed}`} role="alert">
					<Icon svg={alert} size={32} />
					<p>{texts.notificationsFailed}</p>
					<a className={styles.again} href={thisPage} data-again="">
						{texts.tryAgain}
					</a>
				</div>
				<ol className={styles.list} data-list="" hidden />
			</PlainIsland>
		</>
	);
}
