import styles from './icon.module.css';

type IconProps = {
	/** Markup of an icon file, imported with `?raw`, so that a page or an island carries only the icons that it draws. */
	readonly svg: string;
	/** Side in px; default: 20. */
	readonly size?: number;
	/** Accessible name, for an icon without words beside it. An icon without a label is decoration. */
	readonly label?: string;
	/** The icon is a filled shape, as logos are, and not an outline. */
	readonly solid?: boolean;
};

/** An icon in the colour of the text around it. */
export function Icon({ svg, size = 20, label, solid = false }: IconProps) {
	return (
		<svg
			className={solid ? styles.solid : styles.line}
			width={size}
			height={size}
			viewBox="0 0 24 24"
			focusable="false"
			{...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
			dangerouslySetInnerHTML={{ __html: shapesOf(svg) }}
		/>
	);
}

// Icon files wrap their shapes in an <svg> with a size of its own, and some have a title.
function shapesOf(svg: string): string {
	const start = svg.indexOf('>', svg.indexOf('<svg')) + 1;
	const shapes = svg.slice(start, svg.lastIndexOf('</svg>'));
	return shapes.replace(/<title>[^<]*<\/title>/, '').replace(/\n\s*/g, '');
}
