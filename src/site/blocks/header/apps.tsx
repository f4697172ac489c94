import phone from 'lucide-static/icons/smartphone.svg?raw';
import type { Brand } from '#brands';
import { Icon } from '../../ui/icon.tsx';
import styles from './app-links.module.css';

/** Links to the brand's apps, where the brand has apps and their addresses are configured (HDR-21, HDR-22). */
export function AppLinks({ brand: { header, texts } }: { brand: Brand }) {
	const links = [
		{ href: header.apps?.androidAppUrl, text: texts.android },
		{ href: header.apps?.iOSAppUrl, text: texts.iOS },
	].filter(({ href }) => href !== undefined);
	if (links.length === 0) return null;
	return (
		<section className={styles.apps}>
			<h2 className={styles.title}>{texts.appsTitle}</h2>
			{links.map(({ href, text }) => (
				<a key={text} className={styles.link} href={href}>
					<Icon svg={phone} size={18} />
					{text}
				</a>
			))}
		</section>
	);
}
