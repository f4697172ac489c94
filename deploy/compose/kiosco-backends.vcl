# The processes of compose.yaml, which has their addresses; each once while it is ready and once while it is alive.
backend first_ready {
	.host = "172.30.40.11";
	.port = "4000";
	.first_byte_timeout = 120s;
	.probe = ready;
}

backend second_ready {
	.host = "172.30.40.12";
	.port = "4000";
	.first_byte_timeout = 120s;
	.probe = ready;
}

backend first_alive {
	.host = "172.30.40.11";
	.port = "4000";
	.first_byte_timeout = 120s;
	.probe = alive;
}

backend second_alive {
	.host = "172.30.40.12";
	.port = "4000";
	.first_byte_timeout = 120s;
	.probe = alive;
}

sub vcl_init {
	new ready_ones = directors.round_robin();
	ready_ones.add_backend(first_ready);
	ready_ones.add_backend(second_ready);
	new alive_ones = directors.round_robin();
	alive_ones.add_backend(first_alive);
	alive_ones.add_backend(second_alive);
	new kiosco = directors.fallback();
	kiosco.add_backend(ready_ones.backend());
	kiosco.add_backend(alive_ones.backend());
}
