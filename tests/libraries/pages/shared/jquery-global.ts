import jQuery from 'jquery';

/** jQuery plugins use the global variable `jQuery`. */
Object.assign(window, { jQuery, $: jQuery });
