// The light build has the whole one's types but brings no file of its own for them.
declare module 'hls.js/light' {
	export { default } from 'hls.js';
}
