// The light build has the types of the full build, but no declaration file of its own.
declare module 'hls.js/light' {
	export { default } from 'hls.js';
}
