importScripts('service-worker.js');
