import jQuery from 'jquery';

/** Plugins of jQuery look for it here. */
Object.assign(window, { jQuery, $: jQuery });
