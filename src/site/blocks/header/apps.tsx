import phone from 'lucide-static/icons/smartphone.svg?raw';
import type { Texts } from '#brands';
import type { AppLinks } from '../../render-context.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './apps.module.css';

/** Links to the apps of a brand whose addresses are configured (HDR-21). */
export function Apps({ links: { androidAppUrl, iOSAppUrl }, texts }: { readonly links: AppLinks; readonly texts: Texts }) {
	const links = [
		{ href: androidAppUrl, text: texts.android },
		{ href: iOSAppUrl, text: texts.iOS },
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
